import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';

const loadMethodChooser = () => import('../../features/method-chooser/MethodChooser');
const loadContainerFit = () => import('../../features/container-fit/ContainerFit');

/** The two tools of the page: which method, and whether it goes into the box. */
export function Tools() {
  return (
    <>
      <Section
        tone="sea"
        id="method"
        title="RoRo or container for your car?"
        intro="Answer for the car as it is today. The advice updates as you go."
      >
        <LazyPart load={loadMethodChooser} room={[58, 39]}>
          <p>
            The chooser needs JavaScript. In short: an empty car that drives goes RoRo. One that doesn’t
            drive, has no keys, is badly damaged or has belongings inside goes in a container. If it’s too big
            for that and can’t drive, it goes on a flat rack.
          </p>
        </LazyPart>
      </Section>
      <Section
        id="will-it-fit"
        title="Will it fit?"
        intro="See what fits in a container of the minimum standard size (ISO 668). Real ones are never smaller."
      >
        <LazyPart load={loadContainerFit} room={[54, 28]}>
          <p>
            The drawing needs JavaScript. Inside, a 20 ft container is 5.87 m (19 ft 3 in) long, a 40 ft 12.00
            m (39 ft 4 in). Both are 2.33 m (7 ft 8 in) wide. The door is 2.26 m (7 ft 5 in) high, or 2.57 m
            (8 ft 5 in) on a high-cube.
          </p>
        </LazyPart>
      </Section>
    </>
  );
}
