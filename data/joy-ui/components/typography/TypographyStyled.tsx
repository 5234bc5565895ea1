import Typography from '@mui/joy/Typography';
import { styled } from '@mui/joy/styles';

const Frequency = styled(Typography)(({ theme }) => ({
  fontFamily: theme.vars.fontFamily.code,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
}));

export default function TypographyStyled() {
  return (
    <div>
      <Frequency level="title-lg">98.4 MHz</Frequency>
      <Frequency level="body-sm">1296 kHz after sunset</Frequency>
    </div>
  );
}
