import styled from 'styled-components';
import { company } from '../../content/company';
import { accountWords } from '../../content/pages/account';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Cluster } from '../../ui/theme/layout';

const { forgotten: words } = accountWords;

/** There is no password reset endpoint, so the user is pointed to phone and e-mail. */
export function ForgottenPassword({ email }: { readonly email: string }) {
  return (
    <Disclosure summary={words.question}>
      <p>{words.help}</p>
      <ContactLinks $gap={2}>
        <ButtonAnchor $variant="secondary" href={words.mail(email)}>
          {words.write}
        </ButtonAnchor>
        {company.phones.map(({ place, label, href }) => (
          <a key={href} href={href}>
            {place}: {label}
          </a>
        ))}
      </ContactLinks>
      <p>{company.hours}</p>
    </Disclosure>
  );
}

const ContactLinks = styled(Cluster)`
  column-gap: 1.25rem;
  a:not([data-button]) {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
