/** An excavator from the side, facing right, in 10 units a meter. The origin is on the ground, below its turntable. */
export function Excavator() {
  return (
    <>
      <path d="M-13-8.6h26a4.3 4.3 0 0 1 0 8.6h-26a4.3 4.3 0 0 1 0-8.6ZM-6-11H6v3H-6Z" fill="var(--ink)" />
      <path
        d="M-13-4.3h.01M13-4.3h.01M-6.5-3.4h.01M0-3.4h.01M6.5-3.4h.01"
        stroke="#8ea3ab"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-7-20v-5" stroke="var(--ink)" strokeWidth="1.8" />
      <path
        d="M-21-13q0-8 5-8H2v-8q0-2 2-2h6q1.6 0 2 1.4l3 9.6v7q0 2.4-2 2.4h-31q-3 0-3-2.4Z"
        fill="var(--signal)"
      />
      <path d="M-21-13q0-8 5-8h3v10.4h-5q-3 0-3-2.4Z" fill="var(--signal-deep)" />
      <path d="M-10-18h8m-8 2.4h8m-8 2.4h8" stroke="var(--ink)" strokeWidth="0.8" />
      <path d="M3.8-19.4v-9.8H10l2.8 9.8Z" fill="var(--sea-tint)" />
      <path d="M12-11l8-16M28-41l13 3" stroke="var(--ink)" strokeWidth="1.8" strokeLinecap="round" />
      <g fill="var(--signal)" stroke="var(--ink)" strokeWidth="0.7" strokeLinejoin="round">
        <path d="M41-39.4l4.6.6L51-20.6l-4.6.8-6-14.4Z" />
        <path d="M8.4-16.4L23-37.8q1.6-2.2 4.4-1.4l18.4 4.6-1 4L28-34 14.4-12.4Z" />
      </g>
      <path d="M45.4-20.6l6.4-1q2.2 7.4-2.8 11.2-5.6 1.8-8.6-2l5.8-2.6Z" fill="var(--ink)" />
    </>
  );
}
