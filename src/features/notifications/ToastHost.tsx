import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { TOAST_DURATION_MS } from '../../config/limits';
import { ServerText } from '../../ui/ServerText';
import { notificationClosed, selectNotifications } from './notificationsSlice';
import type { NotificationLink } from './notificationsSlice';
import 'react-toastify/ReactToastify.css';
import styled from 'styled-components';
import { centered, space } from '../../ui/theme/tokens';

/** Renders the store's notifications with React-Toastify: top right, light, five seconds (specification §2). */
export default function ToastHost() {
  const dispatch = useDispatch();
  const notifications = useSelector(selectNotifications);
  const shown = useRef(new Set<string>());
  const { layer, restoreFocus } = useToastLayer();

  useEffect(() => {
    const current = new Set(notifications.map(({ id }) => id));
    for (const { id, kind, text, link } of notifications) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      toast[kind](link ? <LinkedText text={text} link={link} /> : <ServerText>{text}</ServerText>, {
        toastId: id,
        // Not on the container: styled-components takes its `theme` prop for itself.
        theme: 'light',
        onClose: () => {
          restoreFocus(id);
          dispatch(notificationClosed(id));
        },
      });
    }
    // Dismiss toasts whose notifications left the store, as during time-travel debugging.
    for (const id of shown.current) {
      if (current.has(id)) continue;
      shown.current.delete(id);
      toast.dismiss(id);
    }
  }, [notifications, dispatch, restoreFocus]);

  return createPortal(
    <ToastFrame
      position="top-right"
      autoClose={TOAST_DURATION_MS}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      role="status"
    />,
    layer,
  );
}

function LinkedText({ text, link }: { readonly text: string; readonly link: NotificationLink }) {
  return (
    <span>
      <ServerText>{text}</ServerText> <Link to={link.to}>{link.label}</Link>
    </span>
  );
}

/** A modal dialog makes everything outside it inert, so toasts must be inside the topmost one. */
const findContainer = (): Element => [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;

/**
 * The element toasts are portaled into: inside the open dialog if there is one, else at the end of the body. The element
 * itself moves, so visible toasts aren't remounted.
 */
export function useToastLayer() {
  const [layer] = useState(() => document.createElement('div'));
  const previousFocus = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const attach = () => {
      const parent = findContainer();
      if (layer.parentElement !== parent) parent.append(layer);
    };
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !layer.contains(relatedTarget))
        previousFocus.current = relatedTarget;
      toast.pause();
    };
    const onFocusOut = () => toast.play();
    attach();
    layer.addEventListener('focusin', onFocusIn);
    layer.addEventListener('focusout', onFocusOut);
    const observer = new MutationObserver(attach);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      observer.disconnect();
      layer.removeEventListener('focusin', onFocusIn);
      layer.removeEventListener('focusout', onFocusOut);
      layer.remove();
    };
  }, [layer]);

  /** Call when a toast closes, because its focused button unmounts. Another toast keeps the focus. */
  const restoreFocus = useCallback((id: string) => {
    const closing = document.getElementById(id);
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !closing?.contains(activeElement)) return;
    if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true });
    else activeElement.blur();
    // Not every browser reports that the focus is gone.
    toast.play();
  }, []);

  return { layer, restoreFocus };
}

/** Offset below the header, so that toasts never cover its buttons. */
const TOP_OFFSET = '7.5rem';

/** React-Toastify's light theme in the site's colors, with a larger close button, a visible focus ring and full contrast. */
const ToastFrame = styled(ToastContainer)`
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
