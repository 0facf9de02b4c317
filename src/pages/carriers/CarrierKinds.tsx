import styled from 'styled-components';
import { carrierKindsWords as words } from '../../content/pages/carriers';
import { carrierKinds, carriersLinks } from '../../content/ports/carrierKinds';
import { ArrowLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Cluster, RuledColumns, Stack } from '../../ui/theme/layout';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';

const facts = ['accepts', 'refuses', 'ask'] as const;

/** Carriers by kind of service. Without sailing schedules, which the carriers publish and change. */
export function CarrierKinds() {
  return (
    <Stack $gap={4}>
      <SubTitle>{words.title}</SubTitle>
      <PhoneDisclosure summary={words.summary}>
        <Kinds $min="15rem" $gap={[8, 8]}>
          {carrierKinds.map(({ id, name, how, ...kind }) => (
            <Stack as="section" key={id} $gap={3} aria-labelledby={`carrier-${id}`}>
              <h4 id={`carrier-${id}`}>{name}</h4>
              <p>{how}</p>
              <dl>
                {facts.map((fact) => (
                  <div key={fact}>
                    <Stencil as="dt">{words[fact]}</Stencil>
                    <dd>{kind[fact]}</dd>
                  </div>
                ))}
              </dl>
            </Stack>
          ))}
        </Kinds>
      </PhoneDisclosure>
      <Cluster $gap={[0, 4]}>
        <p>{words.intro}</p>
        <ArrowLink to={carriersLinks.method}>{words.whichOne}</ArrowLink>
      </Cluster>
    </Stack>
  );
}

const Kinds = styled(RuledColumns)`
  line-height: 1.45;
  /* Names and terms level with those of the same row, where the browser can do that. */
  @supports (grid-template-rows: subgrid) {
    > section {
      grid-row: span 5;
      grid-template-rows: subgrid;
    }
    dl {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
  }
  dl {
    display: grid;
    gap: ${space(3)};
  }
  dt {
    color: var(--ink-soft);
  }
`;
