import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../config/paths';
import { company } from '../content/company';
import { footBar as words } from '../content/navigation';
import { useIsAnyInView } from '../ui/hooks/useIsAnyInView';
import { ChatLink } from '../ui/links';
import { onPaper, plainLink, space, whereFootBar, whileTyping } from '../ui/theme/tokens';
import { useCurrent } from './LinkItems';

const OWN_ACTIONS = ['> header', '[data-button="primary"]', '[type="submit"]', '[data-replaces-foot-bar]']
  .map((part) => `main ${part}`)
  .join();

/**
 * On phones, a bottom bar with the most used links. Hidden while the visitor types, and while the page's opening
 * or its own main button is in view, or what else replaces it, such as a legal text.
 */
export function FootBar() {
  const isOwnActionInView = useIsAnyInView(OWN_ACTIONS);
  const current = useCurrent();
  const [phone] = company.phones;
  return (
    <Bar aria-label={words.label} data-away={isOwnActionInView || undefined}>
      <Link to={paths.quote} aria-current={current(paths.quote)}>
        {words.quote}
      </Link>
      <ChatLink href={company.whatsapp.href}>{words.whatsapp}</ChatLink>
      <a href={phone.href}>{words.call}</a>
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 9;
  display: none;
  gap: ${space(1)};
  padding: ${space(2)} max(${space(3)}, env(safe-area-inset-left))
    max(${space(2)}, env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  transition:
    transform var(--steady) var(--ease),
    visibility var(--steady);
  ${whereFootBar} {
    display: flex;
  }
  a {
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: var(--touch);
    padding-inline: ${space(2)};
    border-radius: var(--radius);
    ${plainLink}
    font-size: var(--t-sm);
    font-weight: 700;
    white-space: nowrap;
  }
  a:first-child {
    flex-grow: 2;
    background: var(--signal);
    &[aria-current] {
      display: none;
    }
  }
  &[data-away]:not(:focus-within) {
    visibility: hidden;
    transform: translateY(100%);
  }
  ${whileTyping} & {
    display: none;
  }
  ${onPaper} {
    && {
      display: none;
    }
  }
`;
