# What the installer does besides: the folder of `mostrador.cmd` is in the PATH of the user who installed (docs/packaging.md).

!include "LogicLib.nsh"
!include "WinMessages.nsh"
!include "WordFunc.nsh"

!define USER_VARIABLES "Environment"
!define COMMAND_FOLDER "$INSTDIR\bin"
# A string of a registry, unexpanded: RRF_RT_REG_SZ, RRF_RT_REG_EXPAND_SZ, RRF_NOEXPAND.
!define TEXT_AS_IT_IS 0x10000006
!define HKEY_CURRENT_USER_HANDLE -2147483647

!macro changeUserPath SIGN
  Push $0
  Push $1
  # A PATH longer than a string of this installer would be read as nothing, and written so: it is left alone.
  System::Call 'advapi32::RegGetValueW(p ${HKEY_CURRENT_USER_HANDLE}, w "${USER_VARIABLES}", w "Path", i ${TEXT_AS_IT_IS}, p 0, p 0, *i 0 r0) i .r1'
  StrLen $1 "${COMMAND_FOLDER}"
  IntOp $0 $0 / 2
  IntOp $0 $0 + $1
  ${If} $0 < ${NSIS_MAX_STRLEN}
    ReadRegStr $0 HKCU "${USER_VARIABLES}" "Path"
    ${WordAdd} "$0" ";" "${SIGN}${COMMAND_FOLDER}" $1
    ${If} $1 == ""
      DeleteRegValue HKCU "${USER_VARIABLES}" "Path"
    ${ElseIf} $1 != $0
      WriteRegExpandStr HKCU "${USER_VARIABLES}" "Path" "$1"
    ${EndIf}
    # Terminals that are opened from now on know it.
    SendMessage ${HWND_BROADCAST} ${WM_SETTINGCHANGE} 0 "STR:${USER_VARIABLES}" /TIMEOUT=5000
  ${EndIf}
  Pop $1
  Pop $0
!macroend

!macro customInstall
  !insertmacro changeUserPath "+"
!macroend

!macro customUnInstall
  # An update takes the old version away only to put the new one there.
  ${IfNot} ${isUpdated}
    !insertmacro changeUserPath "-"
  ${EndIf}
!macroend
