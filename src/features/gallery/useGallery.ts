import { useSearchParams } from 'react-router-dom';
import { galleryPictures, galleryStages } from '../../content/gallery';
import type { Picture, PictureStage } from '../../lib/picture';
import { useIsHydrated } from '../../ui/useIsHydrated';

const isStage = (text: string | null): text is PictureStage =>
  text !== null && Object.hasOwn(galleryStages, text);

/**
 * Filter and open picture are the address's (`?stage=sea&picture=hero`), so that both can be linked to and the
 * browser's back closes the viewer. The prerendered page shows all.
 */
export function useGallery() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? params.get('stage') : null;
  const stage = isStage(asked) ? asked : undefined;
  const pictures = stage ? galleryPictures.filter((picture) => picture.stage === stage) : galleryPictures;
  const name = isHydrated ? params.get('picture') : null;
  const open = galleryPictures.find((picture) => picture.name === name);

  /** @param how the viewer pages in place, so that one step back leaves it */
  const show = (picture: Picture | undefined, how?: { readonly replace: boolean }) => {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (picture) next.set('picture', picture.name);
      else next.delete('picture');
      return next;
    }, how);
  };

  return { stage, pictures, open, show };
}
