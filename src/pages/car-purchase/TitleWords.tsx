import styled, { css } from 'styled-components';
import { titleSection, titleWords } from '../../content/services/carPurchase';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Stack } from '../../ui/theme/layout';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { below, from, headingFont, oneColumn, onPaper, space } from '../../ui/theme/tokens';

type Brand = (typeof titleWords)[number]['brand'];

/** Title types, drawn as the certificates: what each brand means and what to ask. */
export function TitleWords() {
  return (
    <Section tone="sand" id="titles" title={titleSection.title} intro={titleSection.intro}>
      <Types $gap={6}>
        <PhoneFold summary={titleSection.more} />
        <Certificates>
          {titleWords.map(({ word, brand, means, more, ask }) => (
            <Certificate key={word} $brand={brand}>
              <Stencil aria-hidden="true">{titleSection.document}</Stencil>
              <Stamp $brand={brand}>{word}</Stamp>
              <p>
                {means} <span>{more}</span>
              </p>
              <p>
                <strong>{ask}</strong>
              </p>
            </Certificate>
          ))}
        </Certificates>
        <p>
          <strong>{titleSection.askTitle}</strong> {titleSection.ask}
        </p>
      </Types>
    </Section>
  );
}

const inks: Record<Brand, string> = {
  none: 'var(--palm)',
  salvage: 'var(--brick)',
  rebuilt: 'var(--sea-deep)',
  junk: 'var(--ink)',
};

const Certificates = styled.ul`
  ${oneColumn}
  gap: ${space(3)};
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(6)};
  }
  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Phones show stamps and meanings in pairs, and the whole certificates on a tap. */
const Types = styled(Stack)`
  ${below.sm} {
    gap: ${space(3)};
    > ${Fold} {
      order: 1;
    }
    > p {
      order: 2;
    }
    > ${Fold}:not([open]) + ${Certificates} {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
      > li {
        grid-template: 3rem 1fr / minmax(0, 1fr);
        gap: ${space(1.5)};
        padding: ${space(3)};
        font-size: var(--t-sm);
      }
      h3 {
        padding-inline: ${space(2)};
        font-size: var(--t-lg);
      }
      > li > :first-child,
      > li > p:last-child,
      span {
        display: none;
      }
    }
  }
`;

/** The engraved frame and the fine lines of a state's certificate, in the ink of its brand. */
const Certificate = styled.li<{ $brand: Brand }>`
  --brand: ${({ $brand }) => inks[$brand]};
  display: grid;
  grid-template-rows: auto minmax(4rem, auto) auto 1fr;
  gap: ${space(3)};
  ${from.sm} {
    /* Beside each other, the same line is at the same height. */
    @supports (grid-template-rows: subgrid) {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
  padding: ${space(5)};
  border: 10px solid var(--brand);
  border-image: repeating-linear-gradient(45deg, var(--brand) 0 2px, var(--sand) 2px 4px) 10;
  background:
    repeating-radial-gradient(circle at 50% 130%, transparent 0 6px, rgb(11 43 58 / 5%) 6px 7px), var(--white);
  break-inside: avoid;
  > :first-child {
    padding-bottom: ${space(2)};
    border-bottom: 3px double var(--brand);
    color: var(--ink-soft);
    text-align: center;
  }
  > :last-child {
    padding-top: ${space(3)};
    border-top: 1px solid var(--line-strong);
  }
  ${onPaper} {
    border: 2px solid;
  }
`;

const stamped = css`
  padding: ${space(1.5)} ${space(3)};
  border: 3px solid;
  border-radius: var(--radius);
  transform: rotate(-5deg);
`;

/** A brand is stamped across the certificate. A clean title has none, so its word is only printed. */
const Stamp = styled.h3<{ $brand: Brand }>`
  ${headingFont}
  align-self: center;
  justify-self: center;
  font-size: var(--t-xl);
  line-height: 1.15;
  text-align: center;
  color: var(--brand);
  ${({ $brand }) => $brand !== 'none' && stamped}
`;
