import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface TideChipProps extends ChipProps {
  rising?: boolean;
}

const TideChip = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'rising',
})<TideChipProps>(({ theme }) => ({
  borderRadius: 8,
  variants: [
    {
      props: { rising: true },
      style: {
        color: (theme.vars ?? theme).palette.primary.contrastText,
        backgroundColor: (theme.vars ?? theme).palette.primary.main,
      },
    },
  ],
}));

export default function CustomizeStyledProps() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TideChip rising label="06:10 rising" />
      <TideChip label="12:25 falling" />
      <TideChip rising label="18:40 rising" />
    </Stack>
  );
}
