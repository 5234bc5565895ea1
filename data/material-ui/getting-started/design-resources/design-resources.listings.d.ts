declare module '*/tokens.json' {
  const tokens: {
    color: { brand: { light: string; dark: string } };
    radius: number;
    font: string;
  };
  export default tokens;
}
