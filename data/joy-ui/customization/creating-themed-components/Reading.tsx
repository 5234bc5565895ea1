import { styled, useThemeProps, type StyleOverrides, type Theme } from '@mui/joy/styles';

interface ReadingProps {
  value: number;
  unit: string;
  variant?: 'soft' | 'outlined';
}

declare module '@mui/joy/styles' {
  interface Components {
    JoyReading?: {
      defaultProps?: Partial<ReadingProps>;
      styleOverrides?: StyleOverrides<'root' | 'value' | 'unit', ReadingProps, Theme>;
    };
  }
}

const ReadingRoot = styled('div', { name: 'JoyReading', slot: 'root' })<{
  ownerState: ReadingProps;
}>(({ theme, ownerState }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.radius.md,
  ...theme.variants[ownerState.variant ?? 'soft'].neutral,
}));

const ReadingValue = styled('span', { name: 'JoyReading', slot: 'value' })(({ theme }) => ({
  fontSize: theme.vars.fontSize.xl3,
  fontWeight: theme.vars.fontWeight.lg,
}));

const ReadingUnit = styled('span', { name: 'JoyReading', slot: 'unit' })(({ theme }) => ({
  fontSize: theme.vars.fontSize.sm,
}));

export default function Reading(inProps: ReadingProps) {
  const { value, unit, variant = 'soft' } = useThemeProps({ props: inProps, name: 'JoyReading' });

  return (
    <ReadingRoot ownerState={{ value, unit, variant }}>
      <ReadingValue>{value}</ReadingValue>
      <ReadingUnit>{unit}</ReadingUnit>
    </ReadingRoot>
  );
}
