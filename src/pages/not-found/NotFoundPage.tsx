import { paths } from '../../config/paths';
import { notFound } from '../../content/pictures/notFound';
import { ButtonLink } from '../../ui/buttons/Button';
import { Stack } from '../../ui/theme/layout';
import { PageHero } from '../../ui/PageHero';
import { AskedFor } from './AskedFor';
import { Destinations } from './Destinations';
import { Suggestions } from './Suggestions';

/** Any path that is no route (specification §2). */
export default function NotFoundPage() {
  return (
    <>
      <PageHero
        picture={notFound}
        label="404"
        title="Page Not Found"
        lead={
          <Stack $gap={3}>
            <p>The page does not exist or has moved.</p>
            <AskedFor />
          </Stack>
        }
        actions={<ButtonLink to={paths.home}>Return Home</ButtonLink>}
      />
      <Suggestions />
      <Destinations />
    </>
  );
}
