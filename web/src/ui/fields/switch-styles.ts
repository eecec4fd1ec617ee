import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
