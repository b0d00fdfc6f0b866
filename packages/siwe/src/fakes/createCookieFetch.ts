/**
 * Returns a `fetch` that stores cookies and sends them with each request. Relative URLs belong to `origin`. Of the
 * attributes of a cookie, it reads only those that can delete the cookie.
 */
export function createCookieFetch(
  origin: string,
  send: (request: Request) => Promise<Response>,
): typeof fetch {
  const cookies = new Map<string, string>()
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    const request = new Request(url, init)
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (sent !== '') request.headers.set('cookie', sent)
    const response = await send(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (isDeletion(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
}

function isDeletion(line: string): boolean {
  const [, expires] = /; expires=([^;]+)/i.exec(line) ?? []
  return /; max-age=0/i.test(line) || (expires !== undefined && Date.parse(expires) <= Date.now())
}
