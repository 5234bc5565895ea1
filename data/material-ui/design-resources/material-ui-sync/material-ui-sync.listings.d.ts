declare module '*/tokens.json' {
  const tokens: {
    color: Record<'light' | 'dark', { primary: { $type: string; $value: string } }>;
    radius: { $type: string; $value: string };
    font: { $type: string; $value: string };
  };
  export default tokens;
}
