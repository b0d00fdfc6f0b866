/** Fetches the code that makes codes. The browser keeps the module: a second call costs nothing. */
export const loadQr = () => import('./QrImage.tsx').catch(() => undefined)
