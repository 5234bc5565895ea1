import { Box, createTheme, styled, ThemeProvider, useThemeProps } from '@mui/system';

interface MagnitudeProps {
  star: string;
  value: number;
  digits?: number;
}

interface OwnerState {
  visible: boolean;
}

const MagnitudeRoot = styled('div', { name: 'ObsMagnitude', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 2),
  variants: [{ props: { visible: false }, style: { fontStyle: 'italic' } }],
}));

const MagnitudeValue = styled('span', { name: 'ObsMagnitude', slot: 'value' })({
  fontVariantNumeric: 'tabular-nums',
});

function Magnitude(inProps: MagnitudeProps) {
  const { star, value, digits = 1 } = useThemeProps({ props: inProps, name: 'ObsMagnitude' });

  return (
    <MagnitudeRoot ownerState={{ visible: value <= 6 }}>
      {star}
      <MagnitudeValue>{value.toFixed(digits)}</MagnitudeValue>
    </MagnitudeRoot>
  );
}

const theme = createTheme({
  components: {
    ObsMagnitude: {
      defaultProps: { digits: 2 },
      styleOverrides: {
        root: { borderBlockEnd: '1px solid light-dark(#b9c0cf, #4a556b)' },
        value: { fontWeight: 700 },
      },
      variants: [{ props: { visible: true }, style: { color: 'light-dark(#7a4a00, #ffd27a)' } }],
    },
  },
});

export default function CustomThemed() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 1, maxWidth: 320 }}>
        <Magnitude star="Vega" value={0.03} />
        <Magnitude star="Polaris" value={1.98} />
        <Magnitude star="Proxima Centauri" value={11.13} />
      </Box>
    </ThemeProvider>
  );
}
