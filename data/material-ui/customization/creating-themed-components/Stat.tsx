import * as React from 'react';
import { styled, useThemeProps, type SxProps, type Theme } from '@mui/material/styles';

export interface StatProps {
  value: number;
  unit: string;
  /** @default 'elevation' */
  variant?: 'elevation' | 'outlined';
  sx?: SxProps<Theme>;
}

type OwnerState = Required<Pick<StatProps, 'variant'>>;

const StatRoot = styled('div', {
  name: 'HarborStat',
  slot: 'root',
  overridesResolver: (props: { ownerState: OwnerState }, styles) => [
    styles.root,
    styles[props.ownerState.variant],
  ],
})<{ ownerState: OwnerState }>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  borderRadius: (theme.vars ?? theme).shape.borderRadius,
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  variants: [
    {
      props: { variant: 'elevation' },
      style: { boxShadow: (theme.vars ?? theme).shadows[1] },
    },
    {
      props: { variant: 'outlined' },
      style: { border: `1px solid ${(theme.vars ?? theme).palette.divider}` },
    },
  ],
}));

const StatValue = styled('div', { name: 'HarborStat', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const StatUnit = styled('div', { name: 'HarborStat', slot: 'unit' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

export const Stat = React.forwardRef<HTMLDivElement, StatProps>(function Stat(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'HarborStat' });
  const { value, unit, variant = 'elevation', ...other } = props;
  const ownerState = { variant };
  return (
    <StatRoot ref={ref} ownerState={ownerState} {...other}>
      <StatValue>{value}</StatValue>
      <StatUnit>{unit}</StatUnit>
    </StatRoot>
  );
});
