import { Link } from 'react-router-dom';
import { paths } from '../../config/paths';
import { trustLine as words } from '../../content/quote/quote';

/** Where to check who is calling or writing. It opens beside the form, which stays as it is. */
export function TrustLine() {
  return (
    <p>
      {words.text}{' '}
      <Link to={`${paths.contact}#is-it-us`} target="_blank">
        {words.link}
      </Link>
    </p>
  );
}
