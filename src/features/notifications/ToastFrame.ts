import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import styled from 'styled-components';
import { space } from '../../ui/theme/tokens';

/** Below the header on a broad screen, so that a toast never lies on its buttons. */
const HEADER = '7.5rem';

/**
 * The library's light look in the site's own colors, and what it leaves out: a close button that a thumb can hit, a
 * keyboard can see and everybody can make out.
 */
export const ToastFrame = styled(ToastContainer)`
  --toastify-toast-top: ${HEADER};
  --toastify-font-family: var(--font);
  --toastify-text-color-light: var(--ink);
  --toastify-toast-bd-radius: var(--radius);
  --toastify-toast-shadow: none;
  --toastify-icon-color-success: var(--palm);
  --toastify-icon-color-error: var(--brick);
  --toastify-icon-color-info: var(--sea);
  --toastify-color-progress-success: var(--palm);
  --toastify-color-progress-error: var(--brick);
  --toastify-color-progress-info: var(--sea);
  --focus: var(--focus-on-light);
  line-height: 1.4;

  .Toastify--animate {
    animation-duration: var(--slow);
  }
  .Toastify__toast {
    padding-inline-end: ${space(14)};
    border: 2px solid var(--ink);
  }
  .Toastify__close-button {
    top: ${space(1.5)};
    right: ${space(1.5)};
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    color: var(--ink);
    opacity: 1;
  }
  .Toastify__close-button:focus-visible {
    outline: 3px solid var(--focus);
  }

  /* The library's own breakpoint, at which a toast runs from edge to edge: not wider than the page is. */
  @media only screen and (max-width: 480px) {
    && {
      inset: ${space(2)} ${space(2)} auto;
      width: auto;
    }
    .Toastify__toast {
      margin-bottom: ${space(2)};
      border-radius: var(--radius);
    }
  }
`;
