import { useEffect, useRef } from 'react';
import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MenuName } from './menuSlice';
import { menuClosed, menuOpened, selectOpenMenu } from './menuSlice';

interface MenuDisclosureProps {
  readonly name: MenuName;
  readonly summary: ReactNode;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A navigation menu as a disclosure, with its state in the store. It is a `<details>`, so that it also opens before
 * hydration. Closes on Escape, on a link, on an outside click, and when a dialog takes focus. Escape and links return focus
 * to the button.
 */
export function MenuDisclosure({ name, summary, label, className, children }: MenuDisclosureProps) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectOpenMenu) === name;
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  // If it was opened before hydration, sync the store, or React would close it.
  useEffect(() => {
    if (details.current?.open) dispatch(menuOpened(name));
  }, [dispatch, name]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) dispatch(menuClosed());
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      dispatch(menuClosed());
      button.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || !details.current?.contains(link)) return;
      // A dialog opened by the link returns focus to the button, as the link is hidden by then.
      button.current?.focus();
      // Links within the site close it through the route change.
      if (link.target) dispatch(menuClosed());
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('dialog')) dispatch(menuClosed());
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen, dispatch]);

  const toggle = (event: ReactMouseEvent) => {
    // Controlled by the store, so suppress the native toggle.
    event.preventDefault();
    dispatch(isOpen ? menuClosed() : menuOpened(name));
  };

  return (
    <details ref={details} open={isOpen} className={className}>
      {/* A summary is focusable and turns Enter and Space into clicks natively. */}
      <summary ref={button} onClick={toggle} aria-label={label} aria-expanded={isOpen}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
