/** A multipart request with one file, as `inject` takes it. */
export function fileUpload(
  content: Buffer,
  { type = 'image/png', name = 'picture.png', field = 'file' } = {},
) {
  const boundary = 'test-boundary-7d3f';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: {
      'x-requested-with': 'test',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  };
}
