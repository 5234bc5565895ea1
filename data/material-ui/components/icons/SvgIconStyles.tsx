import Train from '@mui/icons-material/Train';
import TrainOutlined from '@mui/icons-material/TrainOutlined';
import TrainRounded from '@mui/icons-material/TrainRounded';
import TrainSharp from '@mui/icons-material/TrainSharp';
import TrainTwoTone from '@mui/icons-material/TrainTwoTone';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const styles = [
  { name: 'Train', Icon: Train },
  { name: 'TrainOutlined', Icon: TrainOutlined },
  { name: 'TrainRounded', Icon: TrainRounded },
  { name: 'TrainTwoTone', Icon: TrainTwoTone },
  { name: 'TrainSharp', Icon: TrainSharp },
];

export default function SvgIconStyles() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {styles.map(({ name, Icon }) => (
        <Box key={name} sx={{ textAlign: 'center', typography: 'caption' }}>
          <Icon fontSize="large" sx={{ display: 'block', mx: 'auto' }} />
          {name}
        </Box>
      ))}
    </Stack>
  );
}
