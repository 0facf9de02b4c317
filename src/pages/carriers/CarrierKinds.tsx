import styled from 'styled-components';
import { carrierKindsWords as words } from '../../content/pages/carriers';
import { carrierKinds, carriersLinks } from '../../content/ports/carrierKinds';
import { ArrowLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { RuledColumns, Stack } from '../../ui/theme/layout';
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
      <p>
        {words.intro} <ArrowLink to={carriersLinks.method}>{words.whichOne}</ArrowLink>
      </p>
    </Stack>
  );
}

const Kinds = styled(RuledColumns)`
  line-height: 1.45;
  dl {
    display: grid;
    gap: ${space(3)};
  }
  dt {
    color: var(--ink-soft);
  }
`;
