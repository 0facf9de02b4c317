import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { galleryPictures, galleryStages } from '../../content/pages/gallery';
import type { Picture, PictureStage } from '../../lib/picture';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

const hasStage = (stage: PictureStage) => galleryPictures.some((picture) => picture.stage === stage);
/** The stages of which there is a picture, in the order of a car's way. */
const stages = (Object.keys(galleryStages) as PictureStage[]).filter(hasStage);

/** What a link of the wall leaves in the history: one step back then leads to the wall. */
const FROM_WALL = { fromWall: true } as const;
const isFromWall = (state: unknown) => (state as Partial<typeof FROM_WALL> | null)?.fromWall === true;

const addressOf = (stage: PictureStage | undefined, picture?: Picture) => {
  const query = new URLSearchParams({ ...(stage && { stage }), ...(picture && { picture: picture.name }) });
  return { search: query.size > 0 ? `?${query.toString()}` : '?' };
};

/**
 * Filter and open picture are the address's (`?stage=ship&picture=hero`), so that both can be linked to and the
 * browser's back closes the viewer. The prerendered page shows all.
 */
export function useGallery() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? params.get('stage') : null;
  const stage = stages.find((known) => known === asked);
  const pictures = stage ? galleryPictures.filter((picture) => picture.stage === stage) : galleryPictures;
  const name = isHydrated ? params.get('picture') : null;
  const open = galleryPictures.find((picture) => picture.name === name);

  return {
    stages,
    stage,
    pictures,
    open,
    /** Where a picture of the wall leads. Without scripts the fragment still leads to the picture on the page. */
    linkTo: (picture: Picture) => ({
      to: { ...addressOf(stage, picture), hash: `#${picture.name}` },
      state: FROM_WALL,
      preventScrollReset: true,
    }),
    /** The viewer pages in place, so that one step back leaves it. */
    show: (picture: Picture) => {
      void navigate(addressOf(stage, picture), { replace: true, state, preventScrollReset: true });
    },
    /** Back to the wall; who came by a link to the picture has no wall to go back to, and gets it in its place. */
    close: () => {
      if (isFromWall(state)) void navigate(-1);
      else void navigate(addressOf(stage), { replace: true, preventScrollReset: true });
    },
  };
}
