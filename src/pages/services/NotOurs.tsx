import { notOurs } from '../../content/services/services';
import { Prose } from '../../ui/theme/layout';

/** What a quote cannot hold, said before anybody asks for one. */
export function NotOurs() {
  return (
    <Prose>
      {notOurs.map(({ title, text }) => (
        <p key={title}>
          <strong>{title}.</strong> {text}
        </p>
      ))}
    </Prose>
  );
}
