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
 * A navigation menu as a disclosure. Its state is in the store; the element is a `<details>`, so that it opens
 * before the scripts have come, too. Closes on Escape, on a link to another tab (focus goes back to the button), on an
 * outside click and under a dialog.
 */
export function MenuDisclosure({ name, summary, label, className, children }: MenuDisclosureProps) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectOpenMenu) === name;
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  // Opened before hydration: the store learns of it, instead of React closing it.
  useEffect(() => {
    if (details.current?.open) dispatch(menuOpened(name));
  }, [dispatch, name]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) dispatch(menuClosed());
    };
    const closeToButton = () => {
      dispatch(menuClosed());
      button.current?.focus();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeToButton();
    };
    // A link within the site closes it by the change of route.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[target]');
      if (link && details.current?.contains(link)) closeToButton();
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
    // The store opens and closes it, not the element by itself.
    event.preventDefault();
    dispatch(isOpen ? menuClosed() : menuOpened(name));
  };

  return (
    <details ref={details} open={isOpen} className={className}>
      {/* A summary is focusable and answers Enter and Space as a click by itself. */}
      <summary ref={button} onClick={toggle} aria-label={label} aria-expanded={isOpen}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
