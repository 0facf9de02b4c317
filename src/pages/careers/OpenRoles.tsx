import { careersMail, careersPage, openRoles } from '../../content/pages/careers';
import { careers } from '../../content/pictures/careers';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { SceneBand } from '../../ui/SceneBand';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { ScreenOnly } from '../../ui/theme/Only';

/** The list of openings, which is empty, next to a scene from work. */
export function OpenRoles() {
  return (
    <SceneBand picture={careers} side="left" focus="50% 100%" labelledBy="open-roles">
      <SectionTitle id="open-roles">{openRoles.title}</SectionTitle>
      <Lead>{openRoles.text}</Lead>
      <ScreenOnly>
        <ButtonAnchor href={careersMail}>{careersPage.eMail}</ButtonAnchor>
      </ScreenOnly>
    </SceneBand>
  );
}
