/** Replaces the values of a text that differ between runs (ports, addresses of nodes), and the data of SVG images. */
export const maskRunData = (text: string): string =>
  text
    .replaceAll(/127\.0\.0\.1:\d+\/\d+\//g, '127.0.0.1:8545/')
    .replaceAll(/(?<=\.localhost):\d+/g, '')
    .replaceAll(/(?<=data:image\/svg\+xml[^,"]*,)[^"]+/g, '…')
