import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Tooltip, { type TooltipProps, tooltipClasses } from '@mui/material/Tooltip';

function PopperClassTooltip({ className, ...props }: TooltipProps) {
  return <Tooltip {...props} classes={{ popper: className }} />;
}

const PaperTooltip = styled(PopperClassTooltip)(({ theme }) => ({
  [`& .${tooltipClasses.tooltip}`]: {
    padding: theme.spacing(1.5),
    color: (theme.vars ?? theme).palette.text.primary,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    border: `1px solid ${(theme.vars ?? theme).palette.text.secondary}`,
    fontSize: 14,
    fontWeight: 400,
  },
}));

export default function TooltipStyled() {
  return (
    <PaperTooltip describeChild title="Twelve seats, first Friday of the month" placement="top">
      <Button variant="outlined">Public evenings</Button>
    </PaperTooltip>
  );
}
