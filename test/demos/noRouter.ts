/** In place of `next/router`, for demos outside of the site: none of them asks for the route. */
export function useRouter(): never {
  throw new Error('A demo asks for the router: outside of the site there is none');
}
