import * as React from 'react';
import ContrastIcon from '@mui/icons-material/Contrast';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import LightbulbOutlinedIcon from '@mui/icons-material/LightbulbOutlined';
import LightModeIcon from '@mui/icons-material/LightMode';
import LightModeOutlinedIcon from '@mui/icons-material/LightModeOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxIcons() {
  const [house, setHouse] = React.useState<boolean | 'half'>('half');

  const setNative = (input: HTMLInputElement | null) => {
    if (input) {
      input.indeterminate = house === 'half';
    }
  };

  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Checkbox
            defaultChecked
            icon={<LightbulbOutlinedIcon />}
            checkedIcon={<LightbulbIcon />}
          />
        }
        label="Ghost light"
      />
      <FormControlLabel
        control={
          <Checkbox
            inputRef={setNative}
            checked={house === true}
            indeterminate={house === 'half'}
            onChange={(event) => setHouse(event.target.checked)}
            icon={<LightModeOutlinedIcon />}
            checkedIcon={<LightModeIcon />}
            indeterminateIcon={<ContrastIcon />}
          />
        }
        label={house === 'half' ? 'House lights, dimmed' : 'House lights'}
      />
    </FormGroup>
  );
}
