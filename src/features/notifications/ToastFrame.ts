import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import styled from 'styled-components';
import { centered, space } from '../../ui/theme/tokens';

/** Offset below the header, so that toasts never cover its buttons. */
const TOP_OFFSET = '7.5rem';

/** React-Toastify's light theme in the site's colors, with a larger close button, a visible focus ring and full contrast. */
export const ToastFrame = styled(ToastContainer)`
  --toastify-toast-top: ${TOP_OFFSET};
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
    ${centered}
    width: var(--touch);
    height: var(--touch);
    color: var(--ink);
    opacity: 1;
  }
  .Toastify__close-button:focus-visible {
    outline: 3px solid var(--focus);
  }

  /* The library's breakpoint for edge-to-edge toasts. Inset them, so that they don't overflow the page. */
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
