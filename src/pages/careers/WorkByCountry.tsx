import styled from 'styled-components';
import { kindsOfWork, kindsWords } from '../../content/pages/careers';
import { platePadding, StencilPlate } from '../../ui/StencilPlate';
import { RuledList, Split, Stack } from '../../ui/theme/layout';
import { Lead, SectionTitle, Stencil } from '../../ui/theme/text';
import { below, from, headingFont, oneColumn, screenOnly, space } from '../../ui/theme/tokens';

const tones = ['ink', 'sea', 'sand'] as const;

/** The kinds of work, by country: a stack of containers, each with its country's code and its jobs. */
export function WorkByCountry() {
  return (
    <section aria-labelledby="work">
      {kindsOfWork.map(({ shore, where, codes, kinds }, index) => (
        <StencilPlate key={shore} tone={tones[index]}>
          {index === 0 && (
            <Head $ratio={[5, 7]} $gap={3} $align="end">
              <SectionTitle id="work">{kindsWords.title}</SectionTitle>
              <Lead>{kindsWords.intro}</Lead>
            </Head>
          )}
          <Side as="section" aria-labelledby={codes.join('-')}>
            <Stack $gap={2}>
              <Stencil>{where}</Stencil>
              <SectionTitle as="h3" id={codes.join('-')}>
                {shore}
              </SectionTitle>
            </Stack>
            <Codes $lines={codes.length} aria-hidden="true">
              {codes.map((code) => (
                <span key={code}>{code}</span>
              ))}
            </Codes>
            <RuledList as="dl" $gap={4}>
              {kinds.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </RuledList>
          </Side>
        </StencilPlate>
      ))}
    </section>
  );
}

const Head = styled(Split)`
  padding-bottom: ${space(10)};
`;

/** On phones, the code is below the jobs. On wider screens, they are beside it. */
const Side = styled.div`
  ${oneColumn}
  row-gap: ${space(4)};
  h3 {
    font-size: var(--t-xl);
  }
  dt {
    ${headingFont}
    font-size: clamp(1.25rem, 1.66vw, 1.5rem);
    line-height: 1.2;
  }
  dd {
    margin-top: ${space(1)};
    line-height: 1.45;
  }
  dl > :last-child {
    padding-bottom: 0;
  }
  ${from.sm} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    column-gap: clamp(2rem, 5vw, 5rem);
    dl {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${from.lg} {
    dl > div {
      display: grid;
      grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
      column-gap: ${space(6)};
      align-items: baseline;
      padding-block: ${space(5)};
    }
  }
`;

/** As on a container's side, cut off by its edge, and on phones clear of the next one's tab. There, two are in a row. */
const Codes = styled.p<{ $lines: number }>`
  ${headingFont}
  order: 1;
  width: max-content;
  overflow: hidden;
  height: 0.65em;
  margin: ${space(5)} 0 calc(-1 * ${platePadding});
  font-size: ${({ $lines }) => ($lines > 1 ? '14.5vw' : 'min(24vw, 9rem)')};
  line-height: 0.78;
  letter-spacing: -0.02em;
  text-indent: -0.05em;
  color: ${({ $lines }) => $lines === 1 && 'var(--amber)'};
  ${below.sm} {
    > span + span::before {
      content: '–';
      padding: 0 0.03em 0 0.08em;
    }
  }
  ${from.sm} {
    order: 0;
    align-self: end;
    height: ${({ $lines }) => String($lines * 0.78 - 0.13)}em;
    font-size: min(14.5vw, 13.5rem);
    > span {
      display: block;
    }
  }
  ${screenOnly}
`;
