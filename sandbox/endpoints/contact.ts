import { ContactMessageSchema } from '../../src/api/schemas/contact';
import type { Handlers } from '../call';
import { readBody } from '../drf/readBody';
import type { World } from '../world';

/** Stores contact messages. They aren't forwarded to anyone. */
export function contactEndpoints({
  store,
  clock,
  throttle,
  settings,
}: World): Handlers<'sendContactMessage'> {
  return {
    async sendContactMessage({ request, ip }) {
      throttle.check(`contact ${ip}`, settings.contactRate);
      const body = await readBody(request, ContactMessageSchema);
      store.run('INSERT INTO contact_messages (received_at, message) VALUES (?, ?)', [
        clock.now(),
        JSON.stringify(body),
      ]);
      return Response.json({ success: true, message: 'Thank you. We have your message.' }, { status: 201 });
    },
  };
}
