import { company } from '../../content/company';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';

/** The public look-up of the Federal Maritime Commission. */
const LOOK_UP = 'https://www2.fmc.gov/oti/';

/** Shown only once the company has put its licence number in: no number, no claim. */
export function License() {
  const number: string = company.fmcLicence;
  if (!number) return null;
  return (
    <Notice title={`FMC license ${number}`}>
      <p>
        Whoever arranges ocean moves from the US needs a license of the Federal Maritime Commission (ocean
        transportation intermediary). <ExternalLink href={LOOK_UP}>Look ours up</ExternalLink>.
      </p>
    </Notice>
  );
}
