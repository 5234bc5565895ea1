import ArrowForward from '@mui/icons-material/ArrowForward';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function SvgIconRtl() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        endIcon={<ArrowForward sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />}
      >
        Next connection
      </Button>
      <Button variant="outlined" endIcon={<ScheduleOutlined />}>
        Timetable
      </Button>
    </Stack>
  );
}
