/**
 * Excises of which the law knows a percent and no amount per unit (technical sheet 2.34, table 18): their value is
 * the base by `tarifa`. Beer (3041, 3541) is left out, for the table gives it one of its several tariffs.
 */
const percentOnly: ReadonlySet<string> = new Set(
  (
    '3023 3054 3073 3075 3077 3078 3079 3080 3081 3092 3093 3101 3544 3553 3581 3582 3601 3610 3620 3630 3640 ' +
    '3660 3671 3681 3682 3683 3684 3685 3686 3687 3688 3689 3690 3691 3692 3693 3694 3695 3696 3697 3698 3699 ' +
    '3710 3720 3730 3740 3771 3871 3873 3874 3875 3876 3877 3878'
  ).split(' '),
);

/** Whether an excise is a plain percent of its base; of the others the law's amounts vary, and any value goes. */
export function isPercentOnly(code: string): boolean {
  return percentOnly.has(code);
}
