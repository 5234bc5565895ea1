/** Replaces `next/router` for demos outside of the site, which don't use routes. */
export function useRouter(): never {
  throw new Error('A demo asks for the router: outside of the site there is none');
}
