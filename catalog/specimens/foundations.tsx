import styled from 'styled-components';
import { Logo } from '../../src/ui/Logo';
import { Cluster } from '../../src/ui/theme/layout';
import {
  Bullets,
  Code,
  Lead,
  PageTitle,
  SectionTitle,
  Small,
  Stencil,
  SubTitle,
} from '../../src/ui/theme/text';
import { space } from '../../src/ui/theme/tokens';
import { PaperOnly, ScreenOnly, ScreenStack, ScriptsOnly, WithoutScripts } from '../../src/ui/theme/Only';
import { VisuallyHidden } from '../../src/ui/theme/VisuallyHidden';
import { longText, longWord } from '../specimen';
import type { Specimens } from '../specimen';

const colors = [
  ...['ink', 'ink-soft', 'sea', 'sea-deep', 'sea-tint', 'sand', 'sand-deep', 'paper', 'white'],
  ...['signal', 'signal-deep', 'palm', 'palm-tint', 'amber', 'amber-tint', 'brick', 'brick-tint', 'focus'],
];
const sizes = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl'];

const Swatch = styled.span<{ $color: string }>`
  width: 6.5rem;
  padding: ${space(1)};
  outline: 1px solid var(--line);
  border-top: 2.5rem solid var(--${({ $color }) => $color});
  font-size: var(--t-xs);
`;

const Sample = styled.p<{ $size: string }>`
  font-size: var(--t-${({ $size }) => $size});
  line-height: 1.3;
`;

/** The tokens of `src/ui/theme/global.css`. */
export function Tokens() {
  return (
    <>
      <Cluster>
        {colors.map((name) => (
          <Swatch key={name} $color={name}>
            {name}
          </Swatch>
        ))}
      </Cluster>
      {sizes.map((name) => (
        <Sample key={name} $size={name}>
          {name}: Baltimore to Lagos
        </Sample>
      ))}
    </>
  );
}

export const foundations: Specimens = {
  Logo: { default: <Logo name="Harmattan" />, 'long text': <Logo name={longText} /> },
  PageTitle: {
    default: <PageTitle as="h2">Ship your car to Nigeria</PageTitle>,
    'long text': <PageTitle as="h2">{longWord}</PageTitle>,
  },
  SectionTitle: {
    default: <SectionTitle as="h2">How long it takes</SectionTitle>,
    'long text': <SectionTitle as="h2">{longText}</SectionTitle>,
  },
  SubTitle: {
    default: <SubTitle as="h2">Documents you’ll need</SubTitle>,
    'long text': <SubTitle as="h2">{longText}</SubTitle>,
  },
  Lead: { default: <Lead>Six steps. A document after each one.</Lead>, 'long text': <Lead>{longText}</Lead> },
  Small: { default: <Small>Estimated, not guaranteed.</Small> },
  Stencil: { default: <Stencil>Step 2 of 6</Stencil>, 'long text': <Stencil>{longText}</Stencil> },
  Bullets: {
    default: (
      <Bullets>
        <li>Bill of lading</li>
        <li>Dock receipt</li>
      </Bullets>
    ),
  },
  Code: { default: <Code>HAL-DEMO-SEA1</Code>, 'long text': <Code>{longWord}</Code> },
  ScreenOnly: { default: <ScreenOnly>Not printed</ScreenOnly> },
  ScreenStack: {
    default: (
      <ScreenStack>
        <p>Not printed</p>
        <p>Nor is this</p>
      </ScreenStack>
    ),
  },
  PaperOnly: {
    Hidden: (
      <div>
        Followed by its date when printed.
        <PaperOnly>Printed November 26, 2026</PaperOnly>
      </div>
    ),
  },
  ScriptsOnly: { default: <ScriptsOnly>Missing without scripts</ScriptsOnly> },
  WithoutScripts: {
    Hidden: (
      <p>
        Shown after this only without scripts.
        <WithoutScripts as="span"> It stands in for a tool.</WithoutScripts>
      </p>
    ),
  },
  VisuallyHidden: {
    'screen readers only': (
      <p>
        Read aloud after this sentence.<VisuallyHidden> This is not on the screen.</VisuallyHidden>
      </p>
    ),
  },
};
