import { lookupWords } from '../../content/pages/trackLookup';
import { Skeleton } from '../../ui/late/Skeleton';

/** Placeholder while the result, or the code that renders it, is loading. */
export function LookingUp({ reference }: { readonly reference: string }) {
  return <Skeleton label={lookupWords.lookingUp(reference)} lines={5} />;
}
