import LocalFireDepartmentRoundedIcon from '@mui/icons-material/LocalFireDepartmentRounded';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipBasic() {
  return (
    <Tooltip title="Start the firing">
      <IconButton variant="soft">
        <LocalFireDepartmentRoundedIcon />
      </IconButton>
    </Tooltip>
  );
}
