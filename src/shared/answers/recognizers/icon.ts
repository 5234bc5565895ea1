/** An icon of @mui/icons-material by the `data-testid` of its element: `<svg data-testid="DeleteIcon">`. */

export interface IconRecognition {
  kind: 'icon';
  /** Name of the module: `Delete`, `DeleteOutlined`. */
  name: string;
}

/** The attribute alone, in the first tag of the text, in a selector, or as an argument of Testing Library. */
const TEST_ID =
  /^(?:<svg\b[^<>]*?\s|\w*\[|[\w.]*(?:TestId)\(\s*)?(?:data-testid\s*=\s*)?["']?([A-Z0-9]\w*)Icon["']?(?=[\s\])>/]|$)/;

export function recognizeIcon(text: string): IconRecognition | undefined {
  const name = /data-testid|TestId\(/.test(text) ? TEST_ID.exec(text)?.[1] : undefined;
  return name === undefined ? undefined : { kind: 'icon', name };
}
