import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { galleryPictures, galleryStages } from '../../content/pages/gallery';
import type { Picture, PictureStage } from '../../lib/picture';
import { useGoBack } from '../../ui/hooks/useGoBack';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

const hasStage = (stage: PictureStage) => galleryPictures.some((picture) => picture.stage === stage);
/** The stages that have pictures, in shipping order. */
const stages = (Object.keys(galleryStages) as PictureStage[]).filter(hasStage);

/** History state set by links on the wall. It means that Back leads to the wall. */
const FROM_WALL = { fromWall: true } as const;
const isFromWall = (state: unknown) => (state as Partial<typeof FROM_WALL> | null)?.fromWall === true;

const queryFor = (stage: PictureStage | undefined, picture?: Picture) => {
  const query = new URLSearchParams({ ...(stage && { stage }), ...(picture && { picture: picture.name }) });
  return { search: `?${query.toString()}` };
};

/**
 * The filter and the open picture live in the URL (`?stage=ship&picture=hero`), so that both can be linked to and Back
 * closes the viewer. The prerendered page shows all pictures.
 */
export function useGallery() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const goBack = useGoBack();
  const isHydrated = useIsHydrated();
  const requested = isHydrated ? params.get('stage') : null;
  const stage = stages.find((known) => known === requested);
  const pictures = stage ? galleryPictures.filter((picture) => picture.stage === stage) : galleryPictures;
  const name = isHydrated ? params.get('picture') : null;
  const open = galleryPictures.find((picture) => picture.name === name);

  return {
    stages,
    stage,
    pictures,
    open,
    /** Props for a picture's link. Without scripts the hash still scrolls to the picture. */
    linkTo: (picture: Picture) => ({
      to: { ...queryFor(stage, picture), hash: `#${picture.name}` },
      state: FROM_WALL,
      preventScrollReset: true,
    }),
    /** Replaces the history entry, so that one Back closes the viewer. */
    show: (picture: Picture) => {
      void navigate(queryFor(stage, picture), { replace: true, state, preventScrollReset: true });
    },
    /** Goes back to the wall or, after a direct link to the picture, replaces it with the wall. */
    close: () => {
      if (isFromWall(state)) goBack();
      else void navigate(queryFor(stage), { replace: true, preventScrollReset: true });
    },
  };
}
