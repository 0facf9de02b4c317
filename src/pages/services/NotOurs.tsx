import { notOurs } from '../../content/services/services';
import { Prose } from '../../ui/theme/layout';

/** What a quote can't include. */
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
