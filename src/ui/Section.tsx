import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Split, Stack } from './theme/layout';
import { Lead, SectionTitle } from './theme/text';
import { from, onInk, onPaper, space } from './theme/tokens';

type Tone = 'paper' | 'sand' | 'sea' | 'ink';

interface SectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly tone?: Tone;
  /** `beside`: in a narrow column next to the content; `above`: on top of it. */
  readonly heading?: 'beside' | 'above';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A full-width band with a heading. Sections are separated by background colors and hairlines, not cards. */
export function Section({ title, intro, tone = 'paper', heading = 'above', id, children }: SectionProps) {
  const headingId = useId();
  const head = (
    <Head $gap={3}>
      <SectionTitle id={headingId}>{title}</SectionTitle>
      {intro && <Lead as={typeof intro === 'string' ? 'p' : 'div'}>{intro}</Lead>}
    </Head>
  );
  return (
    <Band $tone={tone} id={id} aria-labelledby={headingId}>
      <Container>
        {heading === 'beside' ? (
          <Split>
            <Beside>{head}</Beside>
            <div>{children}</div>
          </Split>
        ) : (
          <Stack $gap={8}>
            {head}
            <div>{children}</div>
          </Stack>
        )}
      </Container>
    </Band>
  );
}

/** On paper, on the same page as what follows. */
const Head = styled(Stack)`
  ${onPaper} {
    break-after: avoid;
    break-inside: avoid;
  }
`;

/** Sticky next to long content. */
const Beside = styled.div`
  ${from.md} {
    position: sticky;
    top: ${space(8)};
  }
`;

const tones: Record<Tone, string> = {
  // Not below the component's own class, which all tones share.
  paper: 'background: var(--paper); [data-paper] + & { border-top: 1px solid var(--line); }',
  sand: 'background: var(--sand);',
  sea: 'background: var(--sea-tint);',
  ink: onInk,
};

/** Padding at a band's top and bottom. */
export const bandPadding = 'clamp(2.25rem, 1.6rem + 2.2vw, 4.25rem)';

interface BandStyle {
  readonly $tone?: Tone;
  readonly 'data-paper'?: true | undefined;
}

/** A band without a heading, for sections that have their own. */
export const Band = styled.section.attrs<BandStyle>(({ $tone = 'paper' }) => ({
  'data-paper': $tone === 'paper' || undefined,
}))<BandStyle>`
  padding-block: ${bandPadding};
  ${onPaper} {
    padding-block: ${space(5)};
  }
  ${({ $tone = 'paper' }) => tones[$tone]}
`;
