import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { documentWords } from '../../content/tools/documents';
import type { DocumentStage, ShippingDocument } from '../../content/tools/documents';
import { Checkbox } from '../../ui/form/Checkbox';
import { PhoneFold } from '../../ui/PhoneFold';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Stencil } from '../../ui/theme/text';
import { below, onPaper, quietText, space, onLargeText } from '../../ui/theme/tokens';
import { Bank, Banks, Note, Sea } from './banks';
import { byStage } from './checklistState';
import { Stamp } from './Stamp';

interface DocumentLineProps {
  readonly documents: readonly ShippingDocument[];
  readonly ticked: readonly string[];
  readonly onTick: (id: string, done: boolean) => void;
  /** Rendered below the last document. */
  readonly children?: ReactNode;
}

/** The stages on each side of the sea. */
const banks: readonly (readonly DocumentStage[])[] = [['us', 'sea'], ['nigeria']];

/**
 * The documents in order, along a line from the auction to the gate in Nigeria: each with what it is, who issues it, who needs
 * it, a checkbox on the line and the issuer's stamp.
 */
export function DocumentLine({ documents, ticked, onTick, children }: DocumentLineProps) {
  return (
    <Banks>
      {banks.map((stages, index) => (
        <Fragment key={stages[0]}>
          {index > 0 && <Crossing />}
          <div>
            <Bank>
              {byStage(documents, ticked)
                .filter(({ id }) => stages.includes(id))
                .map(({ id: stage, name, documents: ofStage, inHand }) => (
                  <fieldset key={stage}>
                    <Stencil as="legend">{name}</Stencil>
                    <PhoneFold
                      openFrom="md"
                      summary={documentWords.stageCount(ofStage.length, inHand)}
                      isOpen={stage === 'us'}
                    />
                    <ul>
                      {ofStage.map((document) => (
                        <Row
                          key={document.id}
                          document={document}
                          isTicked={ticked.includes(document.id)}
                          onTick={onTick}
                        />
                      ))}
                    </ul>
                  </fieldset>
                ))}
            </Bank>
            {index > 0 && children && <Note>{children}</Note>}
          </div>
        </Fragment>
      ))}
    </Banks>
  );
}

interface RowProps {
  readonly document: ShippingDocument;
  readonly isTicked: boolean;
  readonly onTick: (id: string, done: boolean) => void;
}

function Row({ document, isTicked, onTick }: RowProps) {
  const { id, name, what, issuer, needed, stamp } = document;
  const from = documentWords.from(issuer);
  return (
    <Item>
      <Stamp {...stamp} isInked={isTicked} />
      <Checkbox
        checked={isTicked}
        onChange={({ target: { checked } }) => onTick(id, checked)}
        label={<strong>{name}</strong>}
      />
      <PhoneDisclosure summary={from}>
        <p>{what}</p>
        <p>{needed ? `${from} · ${documentWords.needed(needed)}` : from}</p>
      </PhoneDisclosure>
    </Item>
  );
}

/** The sea between the banks, with the line across it. */
function Crossing() {
  return (
    <Sea aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          d="M0 100C70 100 30 0 100 0"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeDasharray="9 6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Sea>
  );
}

const Item = styled.li`
  position: relative;
  break-inside: avoid;
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto ${space(9)};
    border-top: 1px solid var(--line-strong);
  }
  /* The label is taller than its line. */
  && > details {
    margin: ${space(-2)} 0 0 ${space(9)};
    border: 0;
    ${quietText}
    line-height: 1.5;
  }
  && summary {
    align-items: center;
    min-height: var(--touch);
    padding: 0;
    font-weight: 400;
  }
  > details > div {
    padding-bottom: ${space(4)};
  }
  && > details p + p {
    margin-top: ${space(1)};
  }
  label {
    padding-bottom: 0;
  }
  /* The stamp has a column of its own; on phones, only beside the name. */
  @media screen {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) auto;
    > :first-child {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${below.sm} {
    > :first-child {
      grid-row: 1;
    }
    && > details {
      grid-column: 1 / -1;
      margin-top: ${space(-1)};
    }
    && summary {
      align-items: start;
      padding-block: ${space(1)} ${space(2)};
    }
  }
  ${onLargeText} {
    > :first-child {
      display: none;
    }
  }
  ${onPaper} {
    label {
      padding-block: 2pt 0;
      gap: ${space(2)};
    }
    input {
      margin-inline: ${space(1)};
    }
    && > details {
      margin: 0 0 0 ${space(8)};
      font-size: 8pt;
      line-height: 1.3;
    }
    && > details p + p {
      margin-top: 1pt;
    }
    > details > div {
      padding-bottom: 3pt;
    }
  }
`;
