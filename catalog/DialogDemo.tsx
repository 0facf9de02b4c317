import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../src/ui/buttons/Button';
import { ModalDialog } from '../src/ui/ModalDialog';
import { SubTitle } from '../src/ui/theme/text';

interface DialogDemoProps {
  readonly isFullScreen?: boolean;
  readonly children: string;
}

/** A button and the dialog it opens. */
export function DialogDemo({ isFullScreen, children }: DialogDemoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        $variant="secondary"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open: {children}
      </Button>
      {isOpen && (
        <ModalDialog labelledBy={headingId} closeLabel="Close" fullScreen={isFullScreen} onClose={close}>
          <Padded>
            <SubTitle as="h2" id={headingId}>
              {children}
            </SubTitle>
            <p>Escape, the close button and a press outside close it.</p>
            <Button onClick={close}>Close</Button>
          </Padded>
        </ModalDialog>
      )}
    </>
  );
}

const Padded = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding: 2rem 4rem 2rem 2rem;
`;
