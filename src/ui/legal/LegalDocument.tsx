import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { OpeningWords } from '../openings/OpeningWords';
import { StencilPlate } from '../StencilPlate';
import { Small, Stencil } from '../theme/text';
import { below, from, headingFont, onPaper, scriptsOnly, space } from '../theme/tokens';
import { LegalContents } from './LegalContents';
import { LegalSection } from './LegalSection';
import type { LegalLook, LegalSectionText } from './LegalSection';

interface LegalDocumentProps {
  readonly title: string;
  readonly lead: string;
  /** Date of the last change, in ISO format and for display. */
  readonly changed: { readonly iso: string; readonly text: string };
  /** A notice at the top, for example that the text is a template; '' for none. */
  readonly notice: string;
  /** Numbers that sum it up, each before its words. */
  readonly figures: readonly { readonly count: string; readonly of: string }[];
  readonly sections: readonly LegalSectionText[];
  /** Sections that differ from the rest, by section id. */
  readonly looks?: Readonly<Record<string, LegalLook>>;
  /** Content across the page below a section, by section id. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
  /** The page's tool, below its title. */
  readonly children?: ReactNode;
}

/** A legal document with contents, date and numbered sections that can be linked to. */
export function LegalDocument({
  title,
  lead,
  changed,
  notice,
  figures,
  sections,
  looks = {},
  extras = {},
  children,
}: LegalDocumentProps) {
  return (
    <Page data-replaces-foot-bar>
      <StencilPlate as="header" tone="sand">
        <Head>
          <OpeningWords title={title} lead={lead} />
          <Figures $count={figures.length}>
            {figures.map(({ count, of }) => (
              <li key={of}>
                <b>{count}</b> {of}
              </li>
            ))}
          </Figures>
        </Head>
        <Edition>
          <Stencil>
            Last updated <time dateTime={changed.iso}>{changed.text}</time>
          </Stencil>
          {notice && <Template>{notice}</Template>}
          <Print
            $variant="secondary"
            onClick={() => {
              window.print();
            }}
          >
            Print
          </Print>
        </Edition>
      </StencilPlate>
      {children}
      <Body>
        <LegalContents sections={sections} />
        {sections.map((section, index) => (
          <LegalSection key={section.id} {...section} number={index + 1} look={looks[section.id]}>
            {extras[section.id]}
          </LegalSection>
        ))}
      </Body>
    </Page>
  );
}

/** What's in view above the footer at the end of the page, on phones. */
const pageEnd = 'max(0px, 100vh - 30rem)';

/** On phones, ends before the page's end, where the foot bar shows. */
const Page = styled.div`
  ${below.sm} {
    display: flow-root;
    margin-bottom: ${pageEnd};
  }
`;

/** Its parts are as wide as the window, with the page's margins inside. */
const Body = styled.div`
  padding-bottom: ${space(8)};
  > * {
    padding-inline: max(var(--gutter), calc(50% - 40rem));
  }
  ${from.tablet} {
    padding-bottom: 0;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * {
      grid-column: 1 / -1;
    }
  }
  ${below.sm} {
    margin-bottom: calc(-1 * ${pageEnd});
  }
  ${onPaper} {
    display: block;
    padding-bottom: 0;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space(6)} ${space(12)};
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    align-items: end;
  }
`;

/** In stencil type, like the weights on a container's door. One row of them fills the plate. */
const Figures = styled.ul<{ readonly $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  gap: ${space(4)} ${space(6)};
  font-size: var(--t-sm);
  line-height: 1.35;
  b {
    display: block;
    ${headingFont}
    font-size: var(--t-2xl);
    line-height: 1.1;
    ${from.md} {
      font-size: ${({ $count }) => $count < 4 && '4.5rem'};
    }
  }
  @media (min-width: 40em) and (max-width: 59.99em) {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** The date, the notice and the button: on phones, the notice below the other two. */
const Edition = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  margin-top: ${space(6)};
  padding-top: ${space(4)};
  border-top: 1px solid var(--line-strong);
  ${from.sm} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    column-gap: ${space(8)};
  }
  time {
    display: block;
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-transform: none;
  }
`;

const Template = styled(Small)`
  grid-area: 2 / 1 / auto / span 2;
  padding-inline-start: ${space(3)};
  border-inline-start: 6px solid var(--amber);
  color: inherit;
  ${from.sm} {
    grid-area: 1 / 2;
  }
`;

const Print = styled(Button)`
  grid-area: 1 / 2;
  ${from.sm} {
    grid-area: 1 / 3;
    justify-self: end;
  }
  ${scriptsOnly}
`;
