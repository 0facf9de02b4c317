import { lookupWords } from '../../content/pages/trackLookup';
import { Skeleton } from '../../ui/late/Skeleton';

/** Stands where the answer will, whether it is the code that is on its way or the answer itself. */
export function LookingUp({ reference }: { readonly reference: string }) {
  return <Skeleton label={lookupWords.lookingUp(reference)} lines={5} />;
}
