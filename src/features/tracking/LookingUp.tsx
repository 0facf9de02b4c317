import { Skeleton } from '../../ui/late/Skeleton';

/** Stands where the answer will, whether it is the code that is on its way or the answer itself. */
export function LookingUp({ reference }: { readonly reference: string }) {
  return <Skeleton label={`Looking up ${reference}`} lines={5} />;
}
