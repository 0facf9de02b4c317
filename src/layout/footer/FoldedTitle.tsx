import { PhoneFold } from '../../ui/PhoneFold';
import { Stencil } from '../../ui/theme/text';

/** The title of a part that phones fold, since the footer is long, and most of it is in the menu, too. */
export function FoldedTitle({ title }: { readonly title: string }) {
  return (
    <>
      <PhoneFold summary={title} />
      <Stencil as="h2">{title}</Stencil>
    </>
  );
}
