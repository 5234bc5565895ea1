/**
 * Fetches a file of the site.
 * @throws Error with the address when the network fails or the status isn't that of a success.
 */
export async function fetchOk(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}
