import { styled } from '@mui/joy/styles';

const ReadingRoot = styled('div', { name: 'JoyReading', slot: 'root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.radius.md,
  ...theme.variants.soft.neutral,
}));

const ReadingValue = styled('span', { name: 'JoyReading', slot: 'value' })(({ theme }) => ({
  fontSize: theme.vars.fontSize.xl3,
  fontWeight: theme.vars.fontWeight.lg,
}));

const ReadingUnit = styled('span', { name: 'JoyReading', slot: 'unit' })(({ theme }) => ({
  fontSize: theme.vars.fontSize.sm,
}));

export default function ThemedReading() {
  return (
    <ReadingRoot>
      <ReadingValue>412</ReadingValue>
      <ReadingUnit>m above sea level</ReadingUnit>
    </ReadingRoot>
  );
}
