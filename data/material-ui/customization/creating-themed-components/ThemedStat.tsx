import * as React from 'react';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const StatRoot = styled('div', { name: 'HarborStat', slot: 'root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  boxShadow: (theme.vars ?? theme).shadows[1],
}));

const StatValue = styled('div', { name: 'HarborStat', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const StatUnit = styled('div', { name: 'HarborStat', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

interface StatProps {
  value: number;
  unit: string;
}

const Stat = React.forwardRef<HTMLDivElement, StatProps>(function Stat(props, ref) {
  const { value, unit, ...other } = props;
  return (
    <StatRoot ref={ref} {...other}>
      <StatValue>{value}</StatValue>
      <StatUnit>{unit}</StatUnit>
    </StatRoot>
  );
});

export default function ThemedStat() {
  return (
    <Stack direction="row" spacing={2}>
      <Stat value={46} unit="boats in the harbor" />
      <Stat value={12} unit="free berths" />
    </Stack>
  );
}
